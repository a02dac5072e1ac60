/* The mini-program has no page before its scripts. */
export const dismissShell = (): void => undefined
export const yieldShell = (): void => undefined
