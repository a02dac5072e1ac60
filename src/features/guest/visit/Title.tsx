/** The page's name where there is nowhere to go back to: whoever comes by a link has no other page of the app. */
export const Title = () => <h1 className='fs-17 fw-b'>授权查阅</h1>
