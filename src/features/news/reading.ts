/* Articles opened since the app started: their titles turn grey at once, before the list is read again (E 6.2). */

const opened = new Set<string>()

export const noteOpened = (articleId: string): void => {
  opened.add(articleId)
}

export const isOpened = (articleId: string): boolean => opened.has(articleId)
