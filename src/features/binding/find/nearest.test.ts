import { nearestCompany } from './nearest'

const companies = [
  { companyCode: '1001', lng: 116.6838, lat: 39.5379 },
  { companyCode: '1002', lng: 114.5149, lat: 38.0428 },
  { companyCode: '1003', lng: null, lat: null },
]

test.each([
  ['in the middle of the first city', { lng: 116.6838, lat: 39.5379 }, '1001'],
  ['80 km south-west of it', { lng: 115.9, lat: 39.1 }, '1001'],
  ['40 km north of the second', { lng: 114.57, lat: 38.4 }, '1002'],
  ['on the other side of the country', { lng: 113.26, lat: 23.13 }, undefined],
])('%s', (_, here, expected) => expect(nearestCompany(companies, here)).toBe(expected))

test('without any company', () => expect(nearestCompany([], { lng: 0, lat: 0 })).toBeUndefined())
