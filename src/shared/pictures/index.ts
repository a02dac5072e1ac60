import { go } from '@/routes/go'

/* Pictures that a page of their own shows (C 6.7, 图片预览): the list is handed over here, an address would be too short for it. */

export interface PictureList {
  urls: readonly string[]
  /** Written across papers, which nobody saves either (CE-12). */
  mark?: string
}

let opened: { key: string; list: PictureList } | undefined

/** Opens the pictures on their own page, at the one named. */
export function openPictures(list: PictureList, index = 0): Promise<void> {
  const key = String(Number(opened?.key ?? 0) + 1)
  opened = { key, list }
  return go('/subPagesB/pages/imagePreview', { key, index })
}

/** What the page was opened with; undefined after a reload. */
export const picturesAt = (key: string): PictureList | undefined => (opened?.key === key ? opened.list : undefined)

/** A picture of our own host, by its path: nothing from elsewhere is drawn inside the app. */
export const isOwnPicture = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url)
