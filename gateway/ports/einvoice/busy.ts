/** The platform is there and works on nothing now: the same thing may be asked again later. */
export class ProviderBusy extends Error {}
