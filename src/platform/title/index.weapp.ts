/** The nav bar is our own; the name in the page config serves sharing and the task list. */
export const setPageTitle = (_title: string): void => undefined
