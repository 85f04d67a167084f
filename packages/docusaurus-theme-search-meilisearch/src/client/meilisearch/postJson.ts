/** What a host answered; `ok`: with a status of success. */
export type Reply = {ok: boolean; status: number; text: string};

/** A request to a Meilisearch host. */
type JsonRequest = {url: string; apiKey: string; body: unknown};

/**
 * Milliseconds before the second try: a host behind a proxy that restarts is mostly back then, and together with a random part of
 * the same length, which keeps readers from all coming back at once, a reader hardly notices.
 */
const backoff = 200;

// Chains of promises, here and in `meilisearchClient.ts`: what Docusaurus makes of `async` is twice as long.
function post({url, apiKey, body}: JsonRequest, signal: AbortSignal): Promise<Reply> {
  return fetch(url, {
    method: 'POST',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal,
  }).then((response) =>
    response.text().then((text) => ({ok: response.ok, status: response.status, text})),
  );
}

/**
 * Posts JSON. Network errors and answers of 500 and above are tried once more; anything else would come out the same again.
 *
 * @throws what `fetch` throws: a `TypeError` where the host cannot be reached, an `AbortError`
 */
export function postJson(request: JsonRequest, signal: AbortSignal): Promise<Reply> {
  const again = () =>
    new Promise((resolve) => {
      setTimeout(resolve, backoff * (1 + Math.random()));
      // Given up meanwhile: `fetch` rejects without asking.
    }).then(() => post(request, signal));

  return post(request, signal).then(
    (reply) => (reply.status < 500 ? reply : again()),
    (error: unknown) => {
      if (signal.aborted) {
        throw error;
      }
      // The second try meets the same error if it lasts, and reports it.
      return again();
    },
  );
}
