/**
 * Returns a `fetch` that keeps the cookies of a server, for programs outside a browser: there the session is in a cookie, and `fetch` has
 * no place for it. The cookies are in memory and go to the server that set them only. In a browser, leave it out.
 *
 * @example
 * const api = createApiClient({ prefix: 'https://mail.example.org/api', getToken: () => token, fetch: createCookieFetch() });
 */
export function createCookieFetch(send: typeof fetch = fetch): typeof fetch {
  const jars = new Map<string, Map<string, string>>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    // Another server must not see the cookies, so a redirection is an answer like any other.
    const response = await send(new Request(request, { redirect: 'manual' }));
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    return response;
  };
}

/** Puts a `Set-Cookie` line into a jar, or takes out what it ends. */
function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const attributeOf = (attribute: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const maxAge = attributeOf('max-age');
  const expires = attributeOf('expires');
  const isOver = maxAge === undefined ? expires !== undefined && Date.parse(expires) <= Date.now() : Number(maxAge) <= 0;
  if (isOver) jar.delete(name);
  else if (at > 0) jar.set(name, pair.slice(at + 1));
}
