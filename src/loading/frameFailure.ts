/**
 * When the scripts of the site's frame do not arrive, no code of the site is there to say so: the page can be read, and
 * nothing in it answers. This script, which the page itself carries, says it as `LoadFailure` does. All other code is
 * looked after by `firstLoadFailure`.
 */
export const frameFailureScript = `addEventListener('error',function(event){
var script=event.target;
if(script.tagName!=='SCRIPT'||!script.defer||!/\\/assets\\/js\\//.test(script.src))return;
addEventListener('DOMContentLoaded',function(){
if(document.getElementById('frame-failure'))return;
var box=document.createElement('div'),button=document.createElement('button');
box.id='frame-failure';box.setAttribute('role','alert');
box.append('A part of this page could not be loaded: '+script.src+' ',button);
button.className='button button--primary';button.textContent='Retry';
button.onclick=function(){location.reload()};
document.body.prepend(box);
addEventListener('popstate',function(){location.reload()})
})},true)`.replaceAll('\n', '');
