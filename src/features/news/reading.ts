import { createGroup } from '@/stores/store'

/** Articles that the user has opened: their titles turn grey at once, before the list is read again (E 6.2). */
const useOpened = createGroup<{ ids: readonly string[] }>({ ids: [] })

export const noteOpened = (articleId: string): void =>
  useOpened.setState(({ ids }) => ({ ids: [...ids.filter((id) => id !== articleId), articleId] }))

export const isOpened = (articleId: string): boolean => useOpened.getState().ids.includes(articleId)
