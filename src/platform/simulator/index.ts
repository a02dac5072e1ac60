import { simulateShell } from './shell'

const FLAG = 'hyn_simulated_shell'

/** Development builds: is this tab to run inside a simulated native shell? */
export const isShellSimulated = (): boolean => window.sessionStorage.getItem(FLAG) === '1'

/** Turns it on or off and restarts the app: the host is detected once per start. */
export function chooseShell(simulated: boolean): void {
  if (simulated) window.sessionStorage.setItem(FLAG, '1')
  else window.sessionStorage.removeItem(FLAG)
  window.location.reload()
}

/** Before anything asks what the host is. */
export function wakeShell(): void {
  if (isShellSimulated()) simulateShell(window)
}
