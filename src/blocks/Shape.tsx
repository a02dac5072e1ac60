import { Skeleton, Stack } from '@/ui'

interface ShapeProps {
  /** px of the cards that will come, from the top. */
  heights: readonly number[]
  /** Room above the first one: for a page that is not `spaced`. */
  top?: boolean
}

/** What a page shows while its read is under way: blocks in the place of its cards. */
export const Shape = ({ heights, top = false }: ShapeProps) => (
  <Stack gap={12} className={top ? 'gutter mt12' : 'gutter'}>
    {heights.map((height, index) => (
      <Skeleton key={index} kind='block' height={height} />
    ))}
  </Stack>
)
