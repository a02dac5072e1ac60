import { fileSize } from './file-size'

test.each([
  [0, '1KB'],
  [1024, '1KB'],
  [1535, '1KB'],
  [1536, '2KB'],
  [1_048_576, '1MB'],
  [1_572_864, '1.5MB'],
  [20_971_520, '20MB'],
])('%i bytes', (bytes, expected) => expect(fileSize(bytes)).toBe(expected))
