import type { Locator, Page } from '@playwright/test'

/** Writes on a canvas for signatures: a line up and down over most of it, or a dot. */
export async function writeOn(page: Page, canvas: Locator, isDot = false): Promise<void> {
  // Its page has slid in.
  await canvas.hover()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('there is no canvas to write on')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.2))
  await page.mouse.down()
  if (!isDot)
    for (let n = 1; n <= 30; n++) await page.mouse.move(...at(0.2 + (n % 2) * 0.5, 0.2 + n * 0.02), { steps: 4 })
  await page.mouse.up()
}
