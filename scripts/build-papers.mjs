/*
 * Draws the papers of the certification, which are kept: blank papers to print (PDF and picture) and what a licence looks like into
 * gateway/modules/certification/papers, the demo's licences, which say in a text chunk what stands on them, into gateway/demo/papers.
 * Run it after changing a text.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './lib/chromium.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { at } from './lib/paths.mjs'
import { blanks, licenceHtml, licences, sheetHtml } from './lib/papers.mjs'

const folder = at('gateway/modules/certification/papers')
const demoFolder = at('gateway/demo/papers')
const { withPngText } = await loadTs('gateway/demo/stand-ins/png-text.ts')

/** Pixels by PNG at 128 colours: a third of the size, without a visible difference. */
const smaller = (png) => sharp(png).png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer()

const executablePath = findChromium()
if (!executablePath) throw new Error('no Chromium found: set CHROME_PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
mkdirSync(folder, { recursive: true })
mkdirSync(demoFolder, { recursive: true })
try {
  for (const { name, ...sheet } of blanks) {
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.setContent(sheetHtml(sheet))
    writeFileSync(`${folder}/${name}.png`, await smaller(await page.screenshot()))
    writeFileSync(`${folder}/${name}.pdf`, await page.pdf({ format: 'A4', printBackground: true }))
  }
  for (const { name, isReadable = true, ...licence } of licences) {
    await page.setViewportSize({ width: 960, height: 680 })
    await page.setContent(licenceHtml(licence))
    const picture = await smaller(await page.screenshot())
    writeFileSync(
      `${demoFolder}/${name}.png`,
      isReadable ? withPngText(picture, 'license', JSON.stringify(licence)) : picture,
    )
    if (name === 'licence-valid') writeFileSync(`${folder}/licence-sample.png`, picture)
  }
} finally {
  await browser.close()
}
process.stdout.write(`papers drawn into ${folder} and ${demoFolder}\n`)
