/** A screen that everybody looks at must not go dark. Browsers grant it on a safe line, and only while the page is in sight. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  const ask = () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (lock) => (held = lock),
      () => {}, // then the device decides
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}
