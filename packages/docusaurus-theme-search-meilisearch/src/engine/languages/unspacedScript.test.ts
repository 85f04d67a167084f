import {expect, it} from 'vitest';
import {headingsOf, section} from '../testIndex.test.support';

const headings = headingsOf([
  section('系统托盘', '在通知区域放置图标。'),
  section('ปลั๊กอิน', 'เปลี่ยนการตั้งค่าของหน้าต่าง'),
]);

it.each([
  ['a Chinese word within a run', '托盘', '系统托盘'],
  ['words of a Chinese question', '怎么更换托盘图标', '系统托盘'],
  ['a Thai word within a run', 'ตั้งค่า', 'ปลั๊กอิน'],
  ['words of a Thai question', 'วิธีตั้งค่าหน้าต่าง', 'ปลั๊กอิน'],
])('finds %s: %s', (_, query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});
