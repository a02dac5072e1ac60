/** The page's name where there is no page to go back to: a visitor by link has no other page of the app. */
export const Title = () => <h1 className='fs-17 fw-b'>授权查阅</h1>
