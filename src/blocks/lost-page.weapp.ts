/** WeChat draws the failure of a page's files itself. */
export const drawLostPage = (): (() => void) => () => undefined
