/** Saves a picture to the device; answers whether it worked. On H5 a download. */
export async function savePicture(url: string, fileName: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return true
  } catch {
    return false
  }
}
