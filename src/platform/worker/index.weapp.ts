/** WeChat keeps the package itself. */
export const startWorker = (): void => undefined
