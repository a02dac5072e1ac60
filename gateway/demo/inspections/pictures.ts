/* Plain pictures of an inspection, drawn so that the product ships no pictures of real premises. */

export type Scene = 'flange' | 'valve' | 'detector' | 'hose' | 'room' | 'board'

const WIDTH = 480
const HEIGHT = 360

const pipe =
  '<rect x="0" y="150" width="480" height="60" fill="#e3b23c"/><rect x="0" y="150" width="480" height="10" fill="#f0c75e"/>'

/** What is in front of the wall; `rust` and `good` are what is wrong before and right after. */
const things: Readonly<Record<Scene, string>> = {
  flange:
    pipe +
    '<rect x="196" y="96" width="34" height="168" rx="8" fill="#7c8490"/><rect x="250" y="96" width="34" height="168" rx="8" fill="#7c8490"/>' +
    '<rect x="170" y="112" width="140" height="12" fill="#545c68"/><rect x="170" y="174" width="140" height="12" fill="#545c68"/><rect x="170" y="236" width="140" height="12" fill="#545c68"/>',
  valve:
    pipe +
    '<rect x="190" y="130" width="100" height="100" rx="10" fill="#8a94a1"/><rect x="234" y="70" width="12" height="66" fill="#545c68"/><rect x="190" y="52" width="100" height="22" rx="8" fill="#c23b2e"/>',
  detector:
    '<rect x="170" y="90" width="140" height="180" rx="16" fill="#f4f6f8"/><circle cx="240" cy="160" r="44" fill="#cfd6de"/><circle cx="240" cy="160" r="26" fill="#8a94a1"/><rect x="200" y="226" width="80" height="16" rx="6" fill="#cfd6de"/>',
  hose: '<path d="M40 90 C 180 60 120 300 260 250 S 380 120 450 180" fill="none" stroke="#a3622d" stroke-width="26" stroke-linecap="round"/>',
  room: '<rect x="70" y="70" width="150" height="200" fill="#aeb8c4"/><rect x="280" y="100" width="140" height="170" rx="8" fill="#8a94a1"/><circle cx="350" cy="60" r="28" fill="#dfe4ea"/>',
  board:
    '<rect x="90" y="50" width="300" height="250" rx="10" fill="#fff"/><rect x="120" y="84" width="160" height="16" fill="#3d78c2"/><rect x="120" y="126" width="240" height="10" fill="#b9c1cb"/><rect x="120" y="152" width="220" height="10" fill="#b9c1cb"/><rect x="120" y="178" width="236" height="10" fill="#b9c1cb"/>',
}

const rust = '<path d="M232 150 q10 60 -10 110 q24 -20 26 -110 z" fill="#9a4d1c" opacity="0.85"/>'
const good =
  '<circle cx="420" cy="60" r="30" fill="#1f8f4e"/><path d="M405 60 l11 12 l20 -24" fill="none" stroke="#fff" stroke-width="8"/>'

/** A JPEG of the scene, before or after it was fixed; `no` makes each one its own. */
export async function sceneOf(scene: Scene, { isMended, no }: { isMended: boolean; no: number }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#c9d1da"/>` +
        `<rect y="300" width="${WIDTH}" height="60" fill="#b3bcc7"/>${things[scene]}${isMended ? good : rust}` +
        `<rect x="${no % WIDTH}" y="354" width="2" height="2" fill="#8a94a1"/></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The handwriting of the signer; `no` makes each its own: the same bytes of one user are one file. */
export async function handwriting(no: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><rect width="1000" height="400" fill="#fff"/>' +
        `<rect x="${no}" y="396" width="1" height="1" fill="#eee"/>` +
        '<path d="M120 90 H380 M250 90 V320 M130 200 H370 M110 320 H390 M480 80 V330 M560 80 C 700 80 700 190 560 190 M560 80 V330 M620 190 C 700 230 740 280 790 330" fill="none" stroke="#1d2129" stroke-width="10" stroke-linecap="round"/></svg>',
    ),
  )
    .png()
    .toBuffer()
}
