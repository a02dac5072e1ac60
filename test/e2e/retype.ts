import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/** Types another number into a field. The separators go when the field is tapped; only then its text is replaced as a whole. */
export async function retype(field: Locator, value: string): Promise<void> {
  await field.click()
  await expect(field).not.toHaveValue(/,/)
  await field.fill(value)
}
