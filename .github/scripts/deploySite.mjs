// Deploys a ZIP file of the built site to Netlify, and waits until it is online: node deploySite.mjs <file> [name of a preview]
// Without dependencies, because it runs with the credentials of the site. API: https://docs.netlify.com/api/get-started/#deploy-with-the-api
// Environment: NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID, and NETLIFY_API_URL in tests.
import fs from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';

const {NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID, NETLIFY_API_URL} = process.env;
const api = NETLIFY_API_URL ?? 'https://api.netlify.com/api/v1';
const [file, preview] = process.argv.slice(2);

/** Seconds after which a deploy counts as failed. */
const limit = 600;

async function send(path, options) {
  const response = await fetch(`${api}/${path}`, {
    ...options,
    headers: {...options?.headers, authorization: `Bearer ${NETLIFY_AUTH_TOKEN}`},
  });
  if (!response.ok) {
    throw new Error(`Netlify responded with ${response.status} to ${path}: check the credentials.`);
  }
  return response.json();
}

if (!NETLIFY_AUTH_TOKEN || !NETLIFY_SITE_ID) {
  throw new Error('Set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID in the environment of the job.');
}
let deploy = await send(
  `sites/${NETLIFY_SITE_ID}/deploys${preview ? `?branch=${encodeURIComponent(preview)}` : ''}`,
  {
    method: 'POST',
    headers: {'content-type': 'application/zip'},
    body: fs.readFileSync(file),
  },
);
for (let seconds = 0; deploy.state !== 'ready'; seconds += 1) {
  if (deploy.state === 'error' || seconds >= limit) {
    throw new Error(`Netlify did not publish deploy ${deploy.id}: ${deploy.error_message}`);
  }
  await pause(1000);
  deploy = await send(`deploys/${deploy.id}`);
}
console.log(`Deployed to ${deploy.deploy_ssl_url}`);
if (preview) {
  console.log(`\nPackages: \`npm install ${deploy.deploy_ssl_url}/packages/<name>.tgz\``);
}
