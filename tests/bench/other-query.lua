-- Asks for a page over and over, each time with another query, so that no finished page is kept. Argument: the address.
local address, number

function init(words)
  address, number = words[1], os.time() * 100000
  address = address .. (address:find('?', 1, true) and '&' or '?') .. 'ukur='
end

function request()
  number = number + 1
  return wrk.format('GET', address .. string.format('%d', number))
end
