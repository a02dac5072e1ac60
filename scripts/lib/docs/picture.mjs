/*
 * Draws houses of rooms (layers.mjs) as one SVG: floors from the ground up, an arrow from a room to what it imports. The same sources
 * give the same bytes.
 */

const SIZE = { title: 15, text: 11, line: 15, pad: 10, gap: 14, between: 44, channel: 14 }
/** Mean width of a letter, in parts of the size of the text. */
const LETTER = 0.56

const widthOf = (text, size) => text.length * size * LETTER
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words in lines that fit. */
function wrapped(words, width) {
  const lines = ['']
  for (const word of words) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)}  ${word}`
    if (lines.at(-1) !== '' && widthOf(longer, SIZE.text) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const leastWidth = ({ name, says }) =>
  Math.max(widthOf(name, SIZE.title) * 1.1, widthOf(says, SIZE.text)) + 2 * SIZE.pad

/** Rooms and, for each arrow that passes a floor, a channel through it; each floor ordered by what stands above. */
function floorsOf({ rooms, arrows }) {
  const top = Math.max(...rooms.map(({ floor }) => floor))
  const floors = Array.from({ length: top + 1 }, () => [])
  for (const room of rooms) floors[room.floor].push({ id: room.name, room })
  const links = []
  const floorOf = new Map(rooms.map(({ name, floor }) => [name, floor]))
  for (const [from, targets] of arrows)
    for (const to of targets) {
      let above = from
      for (let floor = floorOf.get(from) - 1; floor > floorOf.get(to); floor -= 1) {
        const id = `${from}>${to}@${floor}`
        floors[floor].push({ id })
        links.push({ from: above, to: id, floor })
        above = id
      }
      links.push({ from: above, to, floor: floorOf.get(to), isEnd: true })
    }
  for (let floor = top - 1; floor >= 0; floor -= 1) {
    const place = new Map(floors[floor + 1].map(({ id }, index, all) => [id, (index + 0.5) / all.length]))
    const mean = (id) => {
      const above = links.filter((link) => link.to === id && place.has(link.from)).map((link) => place.get(link.from))
      return above.length === 0 ? 0.5 : above.reduce((sum, one) => sum + one, 0) / above.length
    }
    floors[floor].sort((a, b) => mean(a.id) - mean(b.id) || (a.id < b.id ? -1 : 1))
  }
  return { floors, links }
}

/** Boxes of one floor across the width: what has parts takes what the others leave. */
function boxesOf(floor, left, width, top) {
  const isWide = ({ room }) => room !== undefined && room.parts.flat().length > 0
  const least = floor.map((one) => (one.room ? leastWidth(one.room) : SIZE.channel))
  const spare = width - least.reduce((sum, one) => sum + one, 0) - SIZE.gap * (floor.length - 1)
  const wide = floor.filter(isWide).length
  const rooms = floor.filter(({ room }) => room).length
  let x = left
  const boxes = floor.map((one, index) => {
    const extra = one.room === undefined ? 0 : wide > 0 ? (isWide(one) ? spare / wide : 0) : spare / rooms
    const box = { ...one, x, y: top, width: least[index] + extra }
    x += box.width + SIZE.gap
    const lines = one.room ? one.room.parts.flatMap((parts) => wrapped(parts, box.width - 2 * SIZE.pad)) : []
    return { ...box, lines }
  })
  const height = Math.max(...boxes.map(({ lines }) => 46 + lines.length * SIZE.line + (lines.length > 0 ? 6 : 0)))
  return boxes.map((box) => ({ ...box, height }))
}

const n = (value) => String(Math.round(value * 10) / 10)

function drawnRoom({ room, lines, x, y, width, height }) {
  const text = (content, at, size, style) =>
    `<text x="${n(x + SIZE.pad)}" y="${n(at)}" font-size="${size}" ${style}>${escaped(content)}</text>`
  return [
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="6" fill="#f5f8fc" stroke="#9db4cc"/>`,
    text(room.name, y + 20, SIZE.title, 'font-weight="600" fill="#16324f"'),
    text(room.says, y + 37, SIZE.text, 'fill="#5a6b7d"'),
    ...lines.map((line, index) =>
      text(line, y + 58 + index * SIZE.line, SIZE.text, 'fill="#16324f" xml:space="preserve"'),
    ),
  ]
}

/** Lines that begin or end at a room are spread along its edge. */
function drawnLinks(links, boxes) {
  const ports = (id, side) => links.filter((link) => link[side] === id)
  const xOf = (link, side, other) => {
    const box = boxes.get(link[side])
    const centre = ({ x, width }) => x + width / 2
    const all = ports(link[side], side).sort((a, b) => centre(boxes.get(a[other])) - centre(boxes.get(b[other])))
    return box.x + (box.width * (all.indexOf(link) + 1)) / (all.length + 1)
  }
  return links.flatMap((link) => {
    const [above, below] = [boxes.get(link.from), boxes.get(link.to)]
    const [x1, x2] = [xOf(link, 'from', 'to'), xOf(link, 'to', 'from')]
    const [y1, y2] = [above.y + above.height, below.y]
    const bend = (y2 - y1) / 2
    const curve = `M${n(x1)} ${n(y1)} C${n(x1)} ${n(y1 + bend)} ${n(x2)} ${n(y2 - bend)} ${n(x2)} ${n(y2 - (link.isEnd ? 6 : 0))}`
    const through = link.isEnd ? '' : ` V${n(below.y + below.height)}`
    const head = link.isEnd ? ' marker-end="url(#head)"' : ''
    return [`<path d="${curve}${through}" fill="none" stroke="#6b87a5" stroke-width="1.3"${head}/>`]
  })
}

/** One house at this place. @returns {{ drawn: string[], bottom: number }} */
function drawnHouse(house, { left, top, width, title }) {
  const { floors, links } = floorsOf(house)
  const boxes = new Map()
  let y = top + 30
  for (const floor of [...floors].reverse()) {
    const row = boxesOf(floor, left, width, y)
    for (const box of row) boxes.set(box.id, box)
    y += row[0].height + SIZE.between
  }
  const drawn = [
    `<text x="${n(left)}" y="${n(top + 12)}" font-size="18" font-weight="700" fill="#16324f">${escaped(title)}</text>`,
    ...[...boxes.values()].filter(({ room }) => room).flatMap(drawnRoom),
    ...drawnLinks(links, boxes),
  ]
  return { drawn, bottom: y - SIZE.between }
}

/** App and gateway beside each other on what both know. */
export function picture({ app, gateway, both }) {
  const [left, width, space] = [20, 620, 60]
  const one = drawnHouse(app, { left, top: 20, width, title: 'App (src)' })
  const two = drawnHouse(gateway, { left: left + width + space, top: 20, width: width + 60, title: 'Gateway' })
  const all = width * 2 + 60 + space
  const ground = drawnHouse(both, { left, top: Math.max(one.bottom, two.bottom) + 36, width: all, title: 'Both' })
  const note =
    'An arrow: imports values of. Everybody may import domain; the app imports types of the contract, the gateway its entries.'
  const [right, bottom] = [all + 2 * left, ground.bottom + 40]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(right)} ${n(bottom)}" font-family="system-ui, sans-serif" role="img" aria-label="Layers and what they import">`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="2" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#6b87a5"/></marker></defs>',
    `<rect width="${n(right)}" height="${n(bottom)}" fill="#ffffff"/>`,
    ...[...one.drawn, ...two.drawn, ...ground.drawn],
    `<text x="${left}" y="${n(bottom - 14)}" font-size="12" fill="#5a6b7d">${note}</text>`,
    '</svg>',
    '',
  ].join('\n')
}
