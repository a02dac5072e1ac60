import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'

// The demo operator decides at its next run instead of after a minute.
test.use({ gatewayEnv: { DEMO_OPERATOR_SECONDS: '0' }, atWork: ['metering'] })

const METERS = '/pages/home/meter-list/meter-list'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

/** A picture with the moment in which it was taken. */
const picture = async (taken: string) => ({
  name: 'meter.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#888' } })
    .withExif({ IFD2: { DateTimeOriginal: taken } })
    .jpeg()
    .toBuffer(),
})

test('FL-A10: a register that fell is refused, one that is far off is confirmed and reviewed, and becomes a reading', async ({
  page,
  gateway,
}) => {
  await moveClock(gateway, '2026-11-29T09:00:00+08:00')
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + METERS)
  await button(page, '职工食堂，更多操作').click()
  await button(page, '上传表具照片').click()
  const sheet = page.getByRole('dialog', { name: '职工食堂' })
  const last = (await sheet.getByText(/^上次读数/).textContent()) ?? ''
  const before = Number(/[\d,]+\.\d\d/.exec(last)?.[0].replaceAll(',', '') ?? '0')
  const chooser = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: '从相册选择' }).click()
  await (await chooser).setFiles(await picture('2026:11:29 08:50:00'))
  await expect(sheet.getByRole('button', { name: '旋转照片' })).toBeVisible()

  await sheet.getByLabel('读数').fill((before - 1).toFixed(2))
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(sheet.getByRole('alert')).toContainText('读数不能小于上次抄表读数')
  await sheet.getByLabel('读数').fill((before + 20_000).toFixed(2))
  await sheet.getByRole('button', { name: '提交' }).click()
  const far = page.getByRole('dialog').filter({ hasText: '本次读数与历史差异较大，是否确认提交？' })
  await far.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await settled(page)

  await moveClock(gateway, '2026-11-29T09:05:00+08:00')
  await page.goto(gateway.url + METERS)
  await button(page, '职工食堂，更多操作').click()
  await button(page, '上传表具照片').click()
  await page.getByRole('tab', { name: '照片记录' }).click()
  await expect(page.getByText('已采用').first()).toBeVisible()
})
