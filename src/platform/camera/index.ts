import { host } from '../host'

/**
 * Whether there is certainly no camera: a browser opens the files then, whatever is asked of it. Browsers count cameras without a
 * permission; one that does not say has one. The shell and WeChat ask for theirs and say themselves when it is missing.
 */
export async function lacksCamera(): Promise<boolean> {
  if (host() === 'native' || host() === 'wechat') return false
  // Absent on pages that are not served safely.
  const media = navigator.mediaDevices as MediaDevices | undefined
  try {
    const devices = await media?.enumerateDevices()
    return devices !== undefined && !devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    // Closed by a policy of the page around this one.
    return false
  }
}
