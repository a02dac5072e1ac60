const CODE = /^[0-9A-Za-z]{10}$/
const SCENE = /^s=([0-9A-Za-z]{10})$/

/** The code of a share: by its link, or by the scene of a scanned mini-program code (E-S-05); undefined for neither. */
export function codeOf({ s, scene }: { s?: string | undefined; scene?: string | undefined }): string | undefined {
  if (s !== undefined && CODE.test(s)) return s
  try {
    return SCENE.exec(decodeURIComponent(scene ?? ''))?.[1]
  } catch {
    return undefined
  }
}
