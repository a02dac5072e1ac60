/** WeChat keeps its own stack of pages. */
export const keepTopPageVisible = (): void => undefined
