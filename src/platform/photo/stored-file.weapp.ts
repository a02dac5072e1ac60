import Taro from '@tarojs/taro'
import type { PickedFile } from '../upload/types'

/** WeChat throws temporary files away with the app: the picture gets a lasting place. */
export const storeFile = (file: PickedFile): Promise<string> =>
  new Promise((resolve, reject) => {
    if (file.kind !== 'path') return reject(new Error('no file of the mini-program'))
    Taro.getFileSystemManager().saveFile({
      tempFilePath: file.path,
      success: ({ savedFilePath }) => resolve(savedFilePath),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    })
  })

export const keptFile = (path: string): PickedFile => ({
  kind: 'path',
  path,
  name: path.split('/').at(-1) || 'photo.jpg',
})

/** Gone already is gone as well. */
export const dropFile = (filePath: string): Promise<void> =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().removeSavedFile({ filePath, complete: () => resolve() })
  })
