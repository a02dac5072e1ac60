import { readFileSync } from 'node:fs'
import path from 'node:path'
import { topicPages } from './pages'

const listed = new Set(
  readFileSync(path.join(__dirname, '../../../test/routes/routes.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
)

it.each(Object.entries(topicPages))('the page of %s is in the route table', (_topic, { route }) => {
  expect(listed.has(route)).toBe(true)
})
