/** The mini-program never runs inside our shell. */
export const isShellSimulated = (): boolean => false

export const chooseShell = (_simulated: boolean): void => undefined

export const wakeShell = (): void => undefined
