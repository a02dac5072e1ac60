interface Place {
  lng: number
  lat: number
}
interface Company {
  companyCode: string
  lng: number | null
  lat: number | null
}

/** km; farther away no company of ours is near. */
const NEAR = 120
/** km of one degree of latitude. */
const DEGREE = 111.2

/** km between two places not far from each other. */
function distance(a: Place, b: Place): number {
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink)
}

/** The company of the city around here (C 6.3); undefined far from all of them. */
export function nearestCompany(companies: readonly Company[], here: Place): string | undefined {
  const near = companies.flatMap(({ companyCode, lng, lat }) =>
    lng === null || lat === null ? [] : [{ companyCode, km: distance(here, { lng, lat }) }],
  )
  const [first] = near.filter(({ km }) => km <= NEAR).sort((a, b) => a.km - b.km)
  return first?.companyCode
}
