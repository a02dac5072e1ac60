/** The product's mark: a white flame on the brand's blue. Drawn as an image, for both hosts. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" rx="15" fill="#3286FE"/><path d="M29.5 11c1.2 6.2 11 9.800 11 20.2A12.400 12.400 0 0 1 28 43.8a12.4 12.4 0 0 1-12.500-12.600c0-4.600 2.400-8 5.200-9.900.2 3.500 1.700 5.600 3.900 6.500C24.200 21.500 25 15.300 29.500 11z" fill="#fff"/><path d="M28.600 28.500c.5 2.700 4.600 4 4.600 8.300a5.200 5.200 0 0 1-10.400 0c0-2.200 1.100-3.700 2.300-4.600.1 1.500.7 2.400 1.700 2.800-.2-2.600.1-5.100 1.800-6.500z" fill="#3286FE"/></svg>'

export function Logo({ size = 56 }: { size?: number }) {
  return (
    <img
      alt='新源燃气'
      width={size}
      height={size}
      style={{ width: `${size}px`, height: `${size}px`, display: 'block' }}
      src={`data:image/svg+xml,${encodeURIComponent(SVG)}`}
    />
  )
}
