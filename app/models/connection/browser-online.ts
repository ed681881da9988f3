/** Reports when the browser goes online or offline, and at once if it is offline already. */
export function followOnline(listener: (isOnline: boolean) => void): void {
  window.addEventListener('online', () => listener(true))
  window.addEventListener('offline', () => listener(false))
  if (!navigator.onLine) listener(false)
}
