/* Multinomial logistic regression over sparse features, by AdaGrad. Same rows, same seed: same weights. */

/** A generator of numbers from 0 to 1 that repeats itself. */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const RATE = 0.5
const DECAY = 1e-6
/** Rows in which a feature must be. */
const LEAST_ROWS = 4
/** Smaller steps change nothing that is written. */
const SMALL = 1e-4

function shuffle(rows, random) {
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[rows[last], rows[other]] = [rows[other], rows[last]]
  }
}

function placesOf(rows) {
  const counts = new Map()
  for (const { features } of rows) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const places = new Map()
  for (const [feature, count] of counts) if (count >= LEAST_ROWS) places.set(feature, places.size)
  return places
}

/** Writes the shares of the labels into `sums`; the sum of weights is divided by the root of the number of features. */
function shares(sums, weights, places) {
  const width = sums.length
  sums.fill(0)
  for (const place of places)
    for (let label = 0; label < width; label += 1) sums[label] += weights[place * width + label]
  const scale = 1 / Math.sqrt(Math.max(1, places.length))
  const most = Math.max(...sums)
  let all = 0
  for (let label = 0; label < width; label += 1) {
    sums[label] = Math.exp((sums[label] - most) * scale)
    all += sums[label]
  }
  for (let label = 0; label < width; label += 1) sums[label] /= all
  return scale
}

/** `rows`: { label, features, weight }. Labels in alphabetical order, and per feature its weight for each label. */
export function train(rows, { epochs, random }) {
  const labels = [...new Set(rows.map(({ label }) => label))].sort()
  const places = placesOf(rows)
  const width = labels.length
  const weights = new Float32Array(places.size * width)
  const squares = new Float32Array(places.size * width).fill(1e-3)
  const known = rows.map(({ label, features, weight }) => ({
    label: labels.indexOf(label),
    weight,
    places: Int32Array.from([...features].filter((one) => places.has(one)).map((one) => places.get(one))),
  }))
  const sums = new Float64Array(width)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(known, random)
    for (const row of known) {
      const scale = shares(sums, weights, row.places)
      sums[row.label] -= 1
      for (const place of row.places)
        for (let label = 0; label < width; label += 1) {
          const at = place * width + label
          const step = sums[label] * row.weight * scale + DECAY * weights[at]
          if (Math.abs(step) < SMALL) continue
          squares[at] += step * step
          weights[at] -= (RATE * step) / Math.sqrt(squares[at])
        }
    }
  }
  return { labels, places, weights }
}

/** The model as it is written: weights in hundredths, those that say nothing left out. */
export function written({ labels, places, weights }, least) {
  const width = labels.length
  const found = {}
  for (const [feature, place] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pairs = []
    for (let label = 0; label < width; label += 1) {
      const weight = Math.round(weights[place * width + label] * 100)
      if (Math.abs(weight) >= least) pairs.push(label, weight)
    }
    if (pairs.length > 0) found[feature] = pairs
  }
  return { labels, weights: found }
}
