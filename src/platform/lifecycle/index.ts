/** Calls back with true when the app comes to the front and false when it leaves it. Answers the way to stop. */
export function onAppVisible(changed: (visible: boolean) => void): () => void {
  const listen = () => changed(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
