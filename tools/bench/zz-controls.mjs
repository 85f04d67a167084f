import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../../website/scripts/static-server.mjs';
const [folder, only] = process.argv.slice(2);
const server = await listen(createStaticServer(folder));
const browser = await launchBrowser();
const guide='/ko/v1/guides/features/command', pre='/ko/v1/guides/getting-started/prerequisites';
const vis = (p, s) => p.locator(s).first().waitFor({timeout: 1500});
const hid = (p, s) => p.locator(s).first().waitFor({state: 'hidden', timeout: 1500});
const C = {
  menu: [360, guide, async (p,tap) => { await tap(p.locator('.navbar__toggle')); await vis(p, '.site-menu:popover-open'); await tap(p.locator('.site-menu summary',{hasText:'디버깅'})); await vis(p,'.site-menu a[href="/ko/v1/guides/debugging/vs-code"]'); await tap(p.locator('.site-menu__main > details > summary')); await tap(p.locator('.site-menu summary',{hasText:'언어'}).first()); await vis(p,'.site-menu a[lang=fr]'); }],
  menuhome: [360, '/ko/', async (p,tap) => { await tap(p.locator('.navbar__toggle')); await vis(p, '.site-menu:popover-open'); await tap(p.locator('.site-menu summary',{hasText:'언어'})); await vis(p,'.site-menu a[lang=fr]'); await tap(p.locator('.site-menu__head > button')); await hid(p,'.site-menu:popover-open'); }],
  contents: [360, guide, async (p,tap) => { await tap(p.locator('.toc-button')); await vis(p, '.site-toc:popover-open'); await tap(p.locator('.site-toc a').last()); }],
  category: [1280, guide, async (p,tap) => { await tap(p.locator('.menu summary',{hasText:'디버깅'})); await vis(p,'.menu a[href="/ko/v1/guides/debugging/vs-code"]'); }],
  language: [1280, guide, async (p,tap) => { await tap(p.locator('.navbar .dropdown > summary',{hasText:'한국어'})); await vis(p,'.navbar .dropdown a[lang=fr]'); }],
  version: [1280, guide, async (p,tap) => { await tap(p.locator('.navbar .dropdown > summary',{hasText:'v1'})); await vis(p,'.navbar .dropdown a:text("v2")'); }],
  api: [1280, guide, async (p,tap) => { await tap(p.locator('.navbar .dropdown > summary',{hasText:'API'})); await vis(p,'.navbar .dropdown a:text("CLI")'); }],
  tabs: [360, pre, async (p,tap) => { await tap(p.getByRole('tab',{name:'macOS'}).first()); await vis(p,'[role=tabpanel][aria-label=macOS]'); }],
  color: [1280, guide, async (p,tap) => { await tap(p.locator('.navbar [data-toggles-color]')); await vis(p,'html[data-theme=light]'); }],
  banner: [360, guide, async (p,tap) => { await tap(p.locator('[class*=announcementBar_] button')); await hid(p,'[class*=announcementBar_]'); }],
  notice: [360, '/fr/v1/guides/faq', async (p,tap) => { await vis(p,'.translation-status'); await tap(p.locator('.translation-status__dismiss')); await hid(p,'.translation-status'); }],
  copy: [360, pre, async (p,tap) => { await tap(p.locator('[data-copies-code]:visible').first()); await vis(p,'[data-copied]'); }],
  wrap: [360, guide, async (p,tap) => { await tap(p.getByRole('checkbox',{name:'줄 바꿈 전환'}).first()); await vis(p,'.theme-code-block :checked'); }],
  hide: [1280, guide, async (p,tap) => { await tap(p.getByRole('checkbox',{name:'사이드바 숨기기'})); await hid(p,'.theme-doc-sidebar-menu'); }],
  search: [360, guide, async (p,tap) => { await tap(p.locator('.navbar .search-button')); await vis(p,'#_search:popover-open, [role=combobox]'); await p.keyboard.type('tray'); }],
};
for (const mode of ['off','delayed','normal']) for (const [name,[width,path,act]] of Object.entries(C)) {
  if (only && !only.split(',').includes(name)) continue;
  const touch = width < 600;
  const context = await browser.newContext({viewport:{width,height:touch?740:900},colorScheme:'dark',javaScriptEnabled: mode!=='off',hasTouch:touch,permissions:['clipboard-read','clipboard-write']});
  const page = await context.newPage();
  page.setDefaultTimeout(2500);
  const errors=[]; page.on('console',m=>m.type()==='error'&&errors.push(m.text())); page.on('pageerror',e=>errors.push(e.message));
  if (mode==='delayed') await page.route('**/assets/js/*.js', async r=>{await new Promise(d=>setTimeout(d,3000)); await r.continue().catch(()=>{});});
  await page.goto(server.url+path);
  if (mode==='normal') { for (let i=3;i<12;i++) await page.mouse.move(i,i); await page.locator('html[data-has-hydrated=true]').waitFor({state:'attached',timeout:10000}); await page.waitForTimeout(500);}
  const start=Date.now(); let result='ok';
  try { await act(page, (l)=> touch? l.tap(): l.click()); } catch(e){ result='FAIL '+e.message.split('\n').slice(0,12).join(' | ').slice(0,500);}
  console.log(mode,name,result,Date.now()-start,errors.join(' ; ').slice(0,200));
  await page.screenshot({path:`/tmp/trial/shots/${mode}-${name}.png`});
  if (mode==='delayed' && result==='ok') { await page.locator('html[data-has-hydrated=true]').waitFor({state:'attached',timeout:20000}).catch(()=>console.log('  not hydrated')); await page.waitForTimeout(600); await page.screenshot({path:`/tmp/trial/shots/after-${name}.png`}); if(errors.length) console.log('  errors',errors.join(';').slice(0,300)); }
  await context.close();
}
await browser.close(); server.close();
