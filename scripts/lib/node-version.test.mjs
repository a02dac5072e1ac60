import { readFileSync } from 'node:fs'
import { lowestNode, nodeFault } from './node-version.mjs'
import { at } from './paths.mjs'

test.each([
  ['20.18.9', true],
  ['18.20.0', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['22.0.0', false],
])('Node %s is too old for 20.19: %p', (version, isOld) => {
  expect(nodeFault(version, '20.19') !== undefined).toBe(isOld)
})

const [major] = lowestNode.split('.')

test('the image and the types are those of the lowest release', () => {
  const images = [...readFileSync(at('Dockerfile'), 'utf8').matchAll(/^FROM node:(\d+)/gm)].map(([, found]) => found)
  const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  expect(new Set(images)).toEqual(new Set([major]))
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${major}\\.`))
})

test('README names the lowest release', () => {
  expect(readFileSync(at('README.md'), 'utf8')).toContain(`Node ${lowestNode} or later`)
})
