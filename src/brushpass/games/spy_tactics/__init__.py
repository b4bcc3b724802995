"""Spy Tactics, by Iffix Y Santaph: secret teams and eight codes, for four to nine."""
