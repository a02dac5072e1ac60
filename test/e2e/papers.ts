import type { Locator, Page } from '@playwright/test'
import { at } from '../../scripts/lib/paths.mjs'
import { expect } from './fixtures'

/** The picture of a paper: licences are the demo world's, letters to be signed the product's own. */
export const paperFile = (name: string): string =>
  at(name.startsWith('licence-') ? 'gateway/demo/papers' : 'gateway/modules/certification/papers', `${name}.png`)

/** Chooses a picture for a slot, from the album. */
export async function choosePaper(page: Page, slot: Locator, picture: string): Promise<void> {
  await slot.click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '从相册选择' }).filter({ visible: true }).click()
  await (await chooser).setFiles(paperFile(picture))
}

/** The first of several pictures, until the gateway has it. */
export async function sendPaper(page: Page, within: Page | Locator, picture: string): Promise<void> {
  const slot = (name: string) => within.getByRole('button', { name, exact: true }).filter({ visible: true })
  await choosePaper(page, slot('上传图片1'), picture)
  await expect(slot('图片1')).toBeEnabled()
}
