import { expect, type Page } from '@playwright/test'
import type { GatewayProcess } from './gateway-process'

/** The step-up of a phone that has had no code before: waits for the code and types it, a wrong one first where `wrong` is set. */
export async function prove(page: Page, gateway: GatewayProcess, phone: string, wrong = false): Promise<void> {
  await expect(page.getByText('为保障账户安全')).toBeVisible()
  await expect.poll(() => gateway.smsCode(phone)).toMatch(/^\d{6}$/)
  const right = gateway.smsCode(phone) ?? ''
  const boxes = page.getByRole('textbox', { name: '短信验证码' })
  if (wrong) {
    await boxes.fill(right === '000000' ? '000001' : '000000')
    await expect(page.getByText('验证码错误，请重新输入')).toBeVisible()
    await expect(boxes).toHaveValue('')
  }
  await boxes.fill(right)
}
