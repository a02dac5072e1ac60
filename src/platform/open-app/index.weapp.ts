/** The mini-program cannot open other apps. */
export const openApp = (_address: string): Promise<boolean> => Promise.resolve(false)
