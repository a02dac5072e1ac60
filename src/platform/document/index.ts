import type { PickedFile } from '../upload/types'

/** Chooses one document of the phone or computer, a PDF unless others are named; null when the user cancels. */
export function chooseDocument(endings: readonly string[] = ['pdf']): Promise<PickedFile | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = endings.map((ending) => `.${ending}`).join(',')
    input.onchange = () => {
      const file = input.files?.[0]
      resolve(file === undefined ? null : { kind: 'file', file })
    }
    // Older engines send no cancel event: the promise then stays open and is dropped with the page.
    input.oncancel = () => resolve(null)
    input.click()
  })
}
