import type { PickedFile } from '../upload/types'

/** Chooses one PDF of the phone or computer; null when the user cancels. */
export function chooseDocument(): Promise<PickedFile | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'application/pdf'
    input.onchange = () => {
      const file = input.files?.[0]
      resolve(file === undefined ? null : { kind: 'file', file })
    }
    // Older engines send no cancel event: the promise then stays open and is dropped with the page.
    input.oncancel = () => resolve(null)
    input.click()
  })
}
