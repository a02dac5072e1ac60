import { scanCode } from '@/platform/scan'
import { go } from '@/routes/go'

/** Reads a QR code with the host's camera and shows its target (C 6.4); nothing when the user cancels. */
export async function scanAndShow(): Promise<void> {
  const raw = await scanCode()
  if (raw !== null) await go('/pages/me/scan-status', { raw })
}
