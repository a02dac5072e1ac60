import { go } from '@/routes/go'
import { createGroup } from '@/stores/store'

/* Pictures that a page of their own shows (C 6.7, 图片预览): the list is passed here, an address would be too short for it. */

export interface PictureList {
  urls: readonly string[]
  /** Text across papers, which cannot be saved either (CE-12). */
  mark?: string
}

const useOpened = createGroup<{ key: number; list: PictureList }>({ key: 0, list: { urls: [] } })

/** Opens the pictures on their own page, at the one named. */
export function openPictures(list: PictureList, index = 0): Promise<void> {
  const key = useOpened.getState().key + 1
  useOpened.setState({ key, list })
  return go('/subPagesB/pages/imagePreview', { key: String(key), index })
}

/** Opens the pictures of a notice on the page of notices; its address holds the place only (E-N-12). */
export function openNoticePictures(list: PictureList, index: number): Promise<void> {
  useOpened.setState(({ key }) => ({ key: key + 1, list }))
  return go('/pages/information/ImagePreview', { index })
}

/** The last list passed; undefined after a reload. */
export function newestPictures(): PictureList | undefined {
  const { key, list } = useOpened.getState()
  return key === 0 ? undefined : list
}

/** What the page was opened with; undefined after a reload. */
export function picturesAt(key: string): PictureList | undefined {
  const opened = useOpened.getState()
  return String(opened.key) === key ? opened.list : undefined
}

/** A picture of our own host, by its path: nothing from elsewhere is drawn inside the app. */
export const isOwnPicture = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url)
