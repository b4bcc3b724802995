from brushpass.bots.seeds import bot_chance, game_secret, game_seed


def picks(seed: int, seat: int) -> tuple[int, ...]:
    chance = bot_chance(seed, seat)
    return tuple(int(chance.pick(1000)) for _ in range(8))


def test_every_game_of_every_run_has_a_deal_of_its_own() -> None:
    secrets = {game_secret(seed, number) for seed in range(20) for number in range(1, 21)}
    assert len(secrets) == 400
    assert game_secret(3, 4) == game_secret(3, 4)


def test_every_bot_of_every_game_has_luck_of_its_own() -> None:
    luck = [picks(game_seed(1, number), seat) for number in range(1, 21) for seat in range(9)]
    assert len(set(luck)) == len(luck)
    assert picks(5, 0) == picks(5, 0)
