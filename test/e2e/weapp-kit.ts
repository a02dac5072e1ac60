import type { FileChooser } from '@playwright/test'
import { part } from '../../src/testing/parts'
import { expect, type MiniProgram } from './fixtures'
import { writeOn } from './pen'

/* What flows through the mini-program share. */

/** The page is open. */
export const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)

/** A button of the page that is seen, the uppermost one. */
export const button = (mp: MiniProgram, name: string | RegExp) => mp.screen.getByRole('button', { name }).last()

/** Words of the page that is seen. */
export const words = (mp: MiniProgram, text: string | RegExp) => mp.screen.getByText(text).first()

/** Chooses from the phone's album. */
export async function fromAlbum(mp: MiniProgram, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = mp.page.waitForEvent('filechooser')
  await button(mp, /^从相册选择/).click()
  await (await chooser).setFiles(files)
}

/** Writes on the canvas of the page on top, or sets a dot. */
export const write = ({ page, screen }: MiniProgram, isDot = false): Promise<void> =>
  writeOn(page, screen.locator(`${part.signature} canvas`), isDot)

/** Arguments of the calls of one API of WeChat so far. */
export async function callsOf(mp: MiniProgram, name: string): Promise<unknown[]> {
  const calls = (await mp.log()).filter(([type, data]) => type === 'api' && (data as [string])[0] === name)
  return calls.map(([, data]) => (data as [string, unknown])[1])
}

/** What the user of this WeChat answers when it asks for messages; what was asked for stands in the log. */
export const answerReminders = ({ page }: MiniProgram, answer: 'accept' | 'reject'): Promise<void> =>
  page.addInitScript((said) => {
    const world = globalThis as unknown as { mpWx: object }
    world.mpWx = {
      ...world.mpWx,
      requestSubscribeMessage(options: { tmplIds: string[]; success?: (reply: object) => void }) {
        const reply = {
          errMsg: 'requestSubscribeMessage:ok',
          ...Object.fromEntries(options.tmplIds.map((id) => [id, said])),
        }
        options.success?.(reply)
        return Promise.resolve(reply)
      },
    }
  }, answer)

/** A flow ends without an error and without a load that failed. */
export async function noProblems(mp: MiniProgram): Promise<void> {
  expect(await mp.problems()).toEqual([])
}

/** Where this phone is (WGS-84), asked for by the app; null: its user refuses. */
export const phoneAt = ({ page }: MiniProgram, place: { longitude: number; latitude: number } | null): Promise<void> =>
  page.addInitScript((at) => {
    const world = globalThis as unknown as { mpWx: object }
    interface Asked {
      success?: (reply: object) => void
      fail?: (reply: object) => void
    }
    world.mpWx = {
      ...world.mpWx,
      getLocation({ success, fail }: Asked) {
        if (at === null) fail?.({ errMsg: 'getLocation:fail auth deny' })
        else success?.({ ...at, accuracy: 20, errMsg: 'getLocation:ok' })
      },
    }
  }, place)
